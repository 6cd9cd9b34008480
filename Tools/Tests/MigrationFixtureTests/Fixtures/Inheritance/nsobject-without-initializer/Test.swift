final class Dots: MorseBookProtocol {
  func code(_ letter: String) -> String { "." }
}
let telegraphist = Telegraphist()
telegraphist.dependencies = .init(morseBook: Dots())
expect(telegraphist.send("lll") == "...", "the mock is asked")
