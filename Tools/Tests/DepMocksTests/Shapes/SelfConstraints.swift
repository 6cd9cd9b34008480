protocol Node {
  associatedtype Child: Node where Child.Child == Child
  var children: [Child] { get }
}
protocol Copying { func copy() -> Self }
protocol Comparing<Other> {
  associatedtype Other = Self
  func compare(_ other: Other) -> Bool
}
// MARK: use
final class Leaf0: Node { var children: [Leaf0] { [] } }
func useSelfConstraints() async throws {
  let mock = NodeMock<Leaf0>()
  expectReport { expect(mock.children.isEmpty) }
  let comparing = ComparingMock<Int>()
  comparing.compareHandler = { $0 == 1 }
  expect(comparing.compare(1))
}
