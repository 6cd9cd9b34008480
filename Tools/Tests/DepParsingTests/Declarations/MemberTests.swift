import DepFacts
import DepParsing
import Testing

struct MemberTests {
  @Test func `every kind of member is found`() {
    let facts = FactReader().read(
      "enum A { case b(C); static let d = 1; var e: F { 1 }; func g() {}; init() {}; subscript(h: I) -> J { 1 } }\nclass K { deinit {} }"
    )
    #expect(
      facts.members.map(\.kind) == [
        .enumCase, .storedProperty, .computedProperty, .function, .initializer, .subscript,
        .deinitializer,
      ])
    #expect(
      facts.members.map(\.name) == ["b", "d", "e", "g", "init", "subscript", "deinit"])
  }

  @Test func `locals are no members`() {
    #expect(FactReader().read("func f() { let a = 1; func g() {} }").members.map(\.name) == ["f"])
  }

  @Test func `locals of statements of the file are no members`() {
    #expect(FactReader().read("if a { let b = 1 }\nfor c in d { let e = 1 }").members.isEmpty)
  }

  @Test func `members of the file have no owner`() {
    #expect(FactReader().read("let a = 1\nfunc b() {}").members.map(\.owner) == [-1, -1])
  }

  @Test func `one declaration gives one member for each name`() {
    let facts = FactReader().read("var a = 1, b = Foo.shared, c, d: Int\nlet (e, f) = g()")
    #expect(facts.members.map(\.name) == ["a", "b", "c", "d", "e", "f"])
    #expect(facts.members.map(\.type) == [nil, nil, "Int", "Int", nil, nil])
  }

  @Test func `observers leave a property stored`() {
    #expect(member("a", of: "var a = 1 { didSet {} }")?.kind == .storedProperty)
  }

  @Test func `a getter or a block makes a property computed`() {
    #expect(member("a", of: "var a: Int { 1 }")?.kind == .computedProperty)
    #expect(member("a", of: "var a: Int { _read { yield b } }")?.kind == .computedProperty)
  }

  @Test func `requirements are computed`() {
    let facts = FactReader().read(
      "protocol A { var b: Int { get }; var c: Int { get async throws set } }")
    #expect(facts.members.map(\.kind) == [.computedProperty, .computedProperty])
    #expect(facts.members[1].flags == [.hasSetter, .isAsync, .isThrowing])
  }

  @Test func `modifiers are flags`() {
    #expect(member("a", of: "class A { static let a = 1 }")?.flags == [.isStatic, .isLet])
    #expect(member("a", of: "class A { class var a: Int { 1 } }")?.flags == [.isStatic])
    #expect(member("a", of: "class A { lazy var a = 1 }")?.flags == [.isLazy])
    #expect(member("a", of: "class A { weak var a: B? }")?.flags == [.isWeak])
    #expect(member("a", of: "class A { unowned(unsafe) let a: B }")?.flags == [.isWeak, .isLet])
    #expect(member("a", of: "class A { override func a() {} }")?.flags == [.isOverride])
    #expect(member("a", of: "nonisolated(unsafe) var a = 1")?.flags == [.isNonisolated])
    #expect(member("a", of: "var a: Int { get { 1 } set {} }")?.flags == [.hasSetter])
  }

  @Test func `effects are flags`() {
    #expect(member("a", of: "func a() async throws(E) {}")?.flags == [.isAsync, .isThrowing])
  }

  @Test func `initializers tell what they are`() {
    #expect(
      member("init", of: "class A { convenience init?() {} }")?.flags == [
        .isConvenience, .isFailable,
      ])
    #expect(
      member("init", of: "class A { required init!() {} }")?.flags == [.isRequired, .isFailable])
  }

  @Test func `access and setter access are what is written`() {
    let found = member("a", of: "class A { public private(set) var a = 1 }")
    #expect(found?.access == .public)
    #expect(found?.setterAccess == .private)
  }

  @Test func `the position is that of the name`() {
    #expect(member("a", of: "class A {\n  static let a = 1\n}")?.position.column == 14)
  }

  @Test func `types are as a formatter would print them`() {
    #expect(member("a", of: "var a :  [ String:any  A<B,C> ]?")?.type == "[String: any A<B, C>]?")
    #expect(
      member("a", of: "var a: @Sendable(Int,B)async throws->Void")?.type
        == "@Sendable(Int, B) async throws -> Void")
    #expect(member("a", of: "var a: (\n  b: B,\n  c: C\n)")?.type == "(b: B, c: C)")
    #expect(member("a", of: "var a: A&B")?.type == "A & B")
    #expect(member("a", of: "func a() -> some  A {}")?.type == "some A")
    #expect(member("a", of: "var a: A /* b */ . C")?.type == "A.C")
  }

  @Test func `parameters have label, name, type and default`() {
    let found = member(
      "a", of: "func a(_ b: B, c d: @escaping () -> D = {}, e: inout E, f: F...) {}")
    #expect(
      found?.parameters == [
        ParameterFact(label: "_", name: "b", type: "B", hasDefault: false),
        ParameterFact(label: "c", name: "d", type: "@escaping () -> D", hasDefault: true),
        ParameterFact(label: "e", name: "e", type: "inout E", hasDefault: false),
        ParameterFact(label: "f", name: "f", type: "F...", hasDefault: false),
      ])
  }

  @Test func `associated values are parameters`() {
    #expect(
      member("b", of: "enum A { case b(C, d: D = 1) }")?.parameters == [
        ParameterFact(label: "_", name: "_", type: "C", hasDefault: false),
        ParameterFact(label: "d", name: "d", type: "D", hasDefault: true),
      ])
  }

  @Test func `wrappers keep their arguments as written`() {
    let found = member("a", of: "class A {\n  @Injected(\\.b,  name: \"c\") @D var a: E\n}")
    #expect(found?.attributes.map(\.name) == ["Injected", "D"])
    #expect(found?.attributes.map(\.arguments) == ["\\.b,  name: \"c\"", nil])
    #expect(found?.attributes.map(\.position.column) == [3, 30])
  }

  @Test func `empty arguments of a wrapper are empty text`() {
    #expect(member("a", of: "@B() var a: C")?.attributes.first?.arguments == "")
  }

  @Test func `a wrapper keeps its module and loses its generic arguments`() {
    #expect(member("a", of: "@B.C<D> var a: E")?.attributes.first?.name == "B.C")
  }

  @Test func `attributes in a condition are found`() {
    #expect(
      member("a", of: "class A {\n#if B\n@C\n#endif\nfunc a() {}\n}")?.attributes.map(\.name) == [
        "C"
      ])
  }
}
