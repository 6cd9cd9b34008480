func shelfRow(_ names: [String]) -> [ShelfLabel] {
  names.map(ShelfLabel.init)
}

func longShelfRow(_ names: [String]) -> [String] {
  names.map(ShelfLabel.init(name:)).map(\.text)
}
