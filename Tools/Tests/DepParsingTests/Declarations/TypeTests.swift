import DepFacts
import DepParsing
import Testing

struct TypeTests {
  @Test func `every kind of type is found`() {
    let facts = FactReader().read(
      "class A {} struct B {} enum C {} actor D {} protocol E {} extension F {}")
    #expect(facts.types.map(\.name) == ["A", "B", "C", "D", "E", "F"])
    #expect(
      facts.types.map(\.kind) == [.class, .struct, .enum, .actor, .protocol, .extension])
  }

  @Test func `parents come before their children`() {
    let facts = FactReader().read("struct A { struct B { struct C {} } }\nstruct D {}")
    #expect(facts.types.map(\.parent) == [-1, 0, 1, -1])
  }

  @Test func `an extension has the dotted name without generic arguments`() {
    let facts = FactReader().read("extension A<Int>.B {}")
    #expect(facts.types.map(\.name) == ["A.B"])
  }

  @Test func `inherited types lose generic arguments and attributes`() {
    let facts = FactReader().read(
      "class A: B<C>, @unchecked Sendable, D.E & F, ~Copyable where G: H {}")
    #expect(facts.types.first?.inherited == ["B", "Sendable", "D.E", "F", "~Copyable"])
  }

  @Test func `attributes are names`() {
    let facts = FactReader().read("@main @MainActor @objc(B) @C<D>(1) final class A {}")
    #expect(facts.types.first?.attributes == ["main", "MainActor", "objc", "C"])
    #expect(facts.types.first?.isFinal == true)
  }

  @Test func `generic parameters are names`() {
    let facts = FactReader().read("struct A<B: C, each D> {}")
    #expect(facts.types.first?.genericParameters == ["B", "D"])
  }

  @Test func `access is what is written`() {
    let facts = FactReader().read(
      "private class A {} fileprivate class B {} class C {} internal class D {} package class E {} public class F {} open class G {}"
    )
    #expect(
      facts.types.map(\.access) == [
        .private, .fileprivate, .implicit, .internal, .package, .public, .open,
      ])
  }

  @Test func `the position is that of the name, the last line that of the brace`() {
    let facts = FactReader().read("\n  final class A {\n\n  }\n")
    #expect(facts.types.first?.position == SourcePosition(line: 2, column: 15, offset: 15))
    #expect(facts.types.first?.lastLine == 4)
  }

  @Test func `a type may say that it is outside of every actor`() {
    let facts = FactReader().read("nonisolated class A {}\nclass B { nonisolated func c() {} }")
    #expect(facts.types.map(\.isNonisolated) == [true, false])
  }

  @Test func `a type in a body is local and its parent is the type around`() {
    let facts = FactReader().read("struct A { func f() { struct B {} } }")
    #expect(facts.types.map(\.isLocal) == [false, true])
    #expect(facts.types.map(\.parent) == [-1, 0])
  }

  @Test func `types in every branch of a condition are found`() {
    let facts = FactReader().read("#if A\nstruct B {}\n#else\nstruct B {}\n#endif")
    #expect(facts.types.map(\.position.line) == [2, 4])
  }

  @Test func `backticks are no part of a name`() {
    #expect(FactReader().read("enum `default` {}").types.map(\.name) == ["default"])
  }

  @Test func `aliases tell their target and owner`() {
    let facts = FactReader().read("typealias A = B<C>\nstruct D { typealias E = any  F }")
    #expect(facts.aliases.map(\.name) == ["A", "E"])
    #expect(facts.aliases.map(\.target) == ["B<C>", "any F"])
    #expect(facts.aliases.map(\.owner) == [-1, 0])
  }

  @Test func `imports tell their module`() {
    let facts = FactReader().read(
      "import A\n@testable import B\nimport struct C.D\npublic import E.F")
    #expect(facts.imports == ["A", "B", "C", "E"])
  }
}
