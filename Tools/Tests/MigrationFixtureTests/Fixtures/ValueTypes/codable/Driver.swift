let save = try JSONDecoder().decode(GameSave.self, from: Data(#"{"points": 7}"#.utf8))
print(save.rank(), String(decoding: try JSONEncoder().encode(save), as: UTF8.self))
