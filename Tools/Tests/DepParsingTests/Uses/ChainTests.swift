import Testing

struct ChainTests {
  @Test func `a chain is recorded from its type to its last call`() {
    #expect(
      uses("func f() { FileManager.default.contents(atPath: p()) }") == [
        "1:12 FileManager.default.contents(atPath:) body f", "1:49 p() body f",
      ])
  }

  @Test func `labels and trailing closures are part of a call`() {
    #expect(paths(inBody: "A.b(1, c: 2) { } d: { }") == ["A.b(_:c:_:d:)"])
  }

  @Test func `a trailing closure alone is an unlabelled argument`() {
    #expect(paths(inBody: "Task { }") == ["Task(_:)"])
  }

  @Test func `optional chaining and force unwrapping are looked through`() {
    #expect(paths(inBody: "A.b?.c!.d()?.e") == ["A.b.c.d().e"])
  }

  @Test func `a subscript ends a chain`() {
    #expect(paths(inBody: "A.b[0].c") == ["A.b"])
  }

  @Test func `a subscript's arguments are uses`() {
    #expect(paths(inBody: "A.b[B.c]") == ["A.b", "B.c"])
  }

  @Test func `a chain is cut after six components`() {
    #expect(paths(inBody: "A.b.c.d.e.f.g.h()") == ["A.b.c.d.e.f"])
  }

  @Test func `generic arguments are left out`() {
    #expect(paths(inBody: "A<B>.c<D>(1)") == ["A.c(_:)"])
  }

  @Test func `an explicit init is a component`() {
    #expect(paths(inBody: "A.init(b: 1)") == ["A.init(b:)"])
  }

  @Test func `the call of a result ends a chain`() {
    #expect(paths(inBody: "A.make()().b") == ["A.make()"])
  }

  @Test func `parentheses, try and await are looked through`() {
    #expect(paths(inBody: "(try await (A.b)).c") == ["A.b.c"])
  }

  @Test func `backticks are no part of a name`() {
    #expect(paths(inBody: "A.`default`.b") == ["A.default.b"])
  }

  @Test func `a chain over several lines begins at its first character`() {
    #expect(uses("func f() {\n  A\n    .b\n    .c()\n}") == ["2:3 A.b.c() body f"])
  }

  @Test func `the position counts characters and not bytes`() {
    #expect(uses("func f() { /* 👩‍👩‍👧é */ A.b }") == ["1:21 A.b body f"])
  }

  @Test func `a bare type is a use where it is an expression`() {
    #expect(paths(inBody: "let x = Current; g(World)") == ["Current", "g(_:)", "World"])
  }

  @Test func `a metatype is no use`() {
    #expect(paths(inBody: "let x = A.self; let y = A.B.self") == ["A.B"])
  }

  @Test func `types of casts and of annotations are no uses`() {
    #expect(paths(inBody: "let a: A = b as! B; _ = a is C") == ["b"])
  }

  @Test func `an array type that is called is no use of its element`() {
    #expect(paths(inBody: "let a = [A](); let b = [A: B](); let c = [A].self") == [])
  }

  @Test func `elements of array and dictionary literals are uses`() {
    #expect(
      paths(inBody: "let a = [A.b, C.d]; let e = [F.g: H.i]") == ["A.b", "C.d", "F.g", "H.i"])
  }

  @Test func `interpolations are code`() {
    #expect(paths(inBody: #"let a = "x \(A.b) \("y \(C.d)")""#) == ["A.b", "C.d"])
  }

  @Test func `comments and strings are no code`() {
    #expect(paths(inBody: "// A.b\n/* A.b */ let a = \"A.b\"") == [])
  }

  @Test func `key paths, selectors and regular expressions are no uses`() {
    #expect(paths(inBody: #"a(\A.b, #selector(B.c), #keyPath(C.d), /E.f/)"#) == ["a(_:_:_:_:)"])
  }

  @Test func `the dynamic type of self is Self`() {
    #expect(paths(inBody: "type(of: self).shared.x") == ["Self.shared.x"])
  }

  @Test func `the dynamic type of something else is not a name`() {
    #expect(paths(inBody: "type(of: other).shared") == ["other"])
  }

  @Test func `Self begins a chain`() {
    #expect(paths(inBody: "Self.shared.a(); Self()") == ["Self.shared.a()", "Self()"])
  }

  @Test func `super begins none`() {
    #expect(paths(inBody: "super.viewDidLoad(A.b)") == ["A.b"])
  }

  @Test func `macro expansions are read for their arguments and closures`() {
    #expect(paths(inBody: "#require(A.b) { C.d }") == ["A.b", "C.d"])
  }

  @Test func `operands of operators are uses`() {
    #expect(paths(inBody: "let a = A.b + -C.d ?? E.f...") == ["A.b", "C.d", "E.f"])
  }

  @Test func `all parts of a conditional expression are uses`() {
    #expect(paths(inBody: "A.a ? B.b : C.c") == ["A.a", "B.b", "C.c"])
  }

  @Test func `a postfix #if continues a chain`() {
    #expect(
      paths(inBody: "A.b\n#if DEBUG\n.c(D.e)\n#endif") == ["A.b", "D.e"])
  }
}
