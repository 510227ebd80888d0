"""Reports: one page about a setting, measured by the games of one style.

Each figure has a module with a function that returns a small frame: how games end (`endings`), which question and whose
answers matter (`questions`), what lies in the cards (`luck`), how the chance to win goes through the days (`tension`),
and what other styles win (`skill`). `beside` plays the games with which a study is compared, `report` puts all
together, and `page` shows it.
"""
