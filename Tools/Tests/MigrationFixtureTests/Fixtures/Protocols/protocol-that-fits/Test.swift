struct Dots: TypeCase {
  func letter(_ name: Character) -> String { "." }
  func spaces(_ count: Int) -> String { "" }
}
expect(Letterpress(dependencies: .init(leadCase: Dots())).press("a b") == "..", "as it is")
