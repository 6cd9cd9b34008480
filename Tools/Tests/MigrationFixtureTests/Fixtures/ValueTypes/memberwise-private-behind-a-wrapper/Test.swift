final class NoFerry: FerryTimesProtocol {
  func next(_ pier: Int) -> String { "none" }
}
var shown = ""
FerryBoard(pier: 1, dependencies: .init(ferryTimes: NoFerry())) { shown = $0 }.show()
expect(shown == "none", "the memberwise initializer takes the mock")
var poster = FerryPoster()
poster.dependencies = .init(ferryTimes: NoFerry())
expect(poster.text() == "blue none", "the mock is set where that initializer is private")
