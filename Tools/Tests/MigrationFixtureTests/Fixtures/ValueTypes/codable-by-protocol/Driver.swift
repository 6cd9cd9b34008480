let data = try JSONEncoder().encode(LibraryCard(key: "k", borrowed: 6))
print(try JSONDecoder().decode(LibraryCard.self, from: data).mayBorrow())
