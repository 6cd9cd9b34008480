/// How many letters have to be added, removed or replaced between two words.
struct EditDistance {
  let value: Int

  init(_ left: String, _ right: String) {
    let columns = Array(right)
    var previous = Array(0...columns.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in columns.enumerated() {
        let replaced = previous[column] + (letter == other ? 0 : 1)
        current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    value = previous.last ?? 0
  }
}
