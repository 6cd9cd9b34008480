final class Dots: MorseBookProtocol {
  func code(_ letter: String) -> String { "." }
}
expect(Telegraphist(dependencies: .init(morseBook: Dots())).send("lll") == "...", "the mock is asked")
