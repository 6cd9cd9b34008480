final class OkapiText {
  func line(_ words: [String]) -> String {
    (0..<Int.random(in: 1..<5)).map { _ in words.dropLast().randomElement() ?? "" }.joined(separator: " ")
  }
}
