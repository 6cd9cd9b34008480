final class NoPress: HempPressProtocol {
  func press(_ metres: Int) -> Int { 1 }
}
let walk = RopeWalk(fathoms: 10, dependencies: .init(hempPress: NoPress()))
expect(walk.metres == 1, "the initializer in the extension asks the mock")
