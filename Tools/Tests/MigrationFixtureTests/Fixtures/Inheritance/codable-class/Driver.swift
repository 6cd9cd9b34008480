let game = try JSONDecoder().decode(SavedGame.self, from: Data(#"{"level": 4}"#.utf8))
print(game.left(), SavedGame(level: 1).left())
