final class Dry: ClayPitProtocol {
  func dig(_ kilos: Int) -> String { "dust" }
}
let potter = Potter(dependencies: .init(wheel: { 1 }, clayPit: Dry()))
expect(potter.turn() == "1 turns of dust", "the mock is asked")
