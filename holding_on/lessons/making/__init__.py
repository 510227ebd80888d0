"""The things that a lesson can make, by ideas: positions, questions, things to play with, and studies of many games."""
