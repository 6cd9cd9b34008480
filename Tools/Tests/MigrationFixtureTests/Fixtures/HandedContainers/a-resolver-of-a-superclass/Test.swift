let guide6152Test = GuideHarbor6152(
  name: "pier", resolver: guideContainer6152(),
  dependencies: .init(makeGuideMap6152: { GuideMap6152(title: "sketch") }))
expect(guide6152Test.walk() == "pier: sketch, note", "the map of the test")

let guide6152Meadow = GuideMeadow6152(
  resolver: guideContainer6152(), dependencies: .init(makeGuideMap6152: { _ in nil }))
expect(guide6152Meadow.walk() == "no map", "no map in the test")
