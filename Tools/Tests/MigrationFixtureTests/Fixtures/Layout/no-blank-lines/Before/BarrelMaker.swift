final class OakStore: Sendable {
  static let shared = OakStore()
  func staves() -> Int { 30 }
}
final class BarrelMaker {
  let hoops: Int
  init(hoops: Int) { self.hoops = hoops }
  func barrels() -> Int { OakStore.shared.staves() / hoops }
}
