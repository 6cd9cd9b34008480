final class DiceCup {
  let sides: Int

  init(sides: Int) {
    self.sides = sides
  }

  func roll() -> Int { Int.random(in: 1...sides) }

  func isHead() -> Bool { Bool.random() }

  func weight() -> Double { Double.random(in: 0...1) }
}
