/// Where new constants go among the statements that a body has.
///
/// They come in the order in which the last statement names what they are for, so that it does not
/// matter in how many steps they were written.
struct ConstantOrder {
  /// The words of each statement.
  private let words: [[Substring]]
  /// Where the last statement names the constant that each statement is, or one that needs it.
  private var positions: [Int]

  /// `names` are those of the constants; nil for any other statement.
  init(names: [String?], texts: [String]) {
    let words = texts.map(\.words)
    self.words = words
    positions = names.map { $0 == nil ? .max : 0 }
    for index in names.indices.dropLast().reversed() {
      guard let name = names[index] else { continue }
      positions[index] = position(of: name, from: index + 1)
    }
    if !positions.isEmpty { positions[positions.count - 1] = .max }
  }

  /// Where the last statement names a constant, or one that a statement needs it for.
  private func position(of name: String, from index: Int) -> Int {
    let users = words.indices.dropLast().filter {
      $0 >= index && positions[$0] != .max && words[$0].contains(name.words.first ?? "")
    }.map { positions[$0] }
    let own = words.last?.firstIndex(of: name.words.first ?? "")
    return (users + [own].compactMap(\.self)).min() ?? .max
  }

  /// By constant, leaves first: the index of the statement before which it stands.
  func places(of constants: [LiveInlining.Constant]) -> [Int] {
    var places: [Int] = []
    var found: [Int] = []
    for (index, constant) in constants.enumerated().reversed() {
      let name = constant.name.words.first ?? ""
      let users = zip(constants[(index + 1)...], zip(places, found)).filter {
        $0.0.value.words.contains(name)
      }
      let position = min(
        position(of: constant.name, from: 0), users.map(\.1.1).min() ?? .max)
      let place = words.indices.first {
        positions[$0] > position || words[$0].contains(name)
      }
      places.insert(min(place ?? 0, users.map(\.1.0).min() ?? .max), at: 0)
      found.insert(position, at: 0)
    }
    return places
  }
}

extension String {
  /// Without what no name has in it.
  fileprivate var words: [Substring] {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }
}
