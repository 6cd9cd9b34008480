import DepGraph
import Testing

struct SliceDifferenceTests {
  private let before = DependencyGraph("A>B", "X>Y")
  private let after = DependencyGraph("A>B", "A>C", "X>Y", "X>Z", "N>B")

  @Test func `A difference can be cut to what is around a type`() throws {
    var slice = GraphSlice()
    slice.focus = ["A"]

    #expect(try slice.difference(from: before, to: after).addedEdges.map(\.target) == ["App.C"])
  }

  @Test func `A name that only one side knows is added`() throws {
    var slice = GraphSlice()
    slice.focus = ["N"]

    let difference = try slice.difference(from: before, to: after)
    #expect(difference.addedEdges.map(\.source) == ["App.N"])
  }

  @Test func `A name that neither side knows is an error`() {
    var slice = GraphSlice()
    slice.modules = ["Zebra"]

    #expect(throws: SliceError.self) { try slice.difference(from: before, to: after) }
  }
}
