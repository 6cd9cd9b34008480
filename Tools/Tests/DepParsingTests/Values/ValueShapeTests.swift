import Testing

struct ValueShapeTests {
  @Test(arguments: [
    "1", "-1.5", "\"a\"", "\"\\(a)\"", "true", "nil", "[1]", "[:]", "[A]()", "[A: B]()",
  ])
  func `literals are literals`(_ text: String) {
    #expect(value("let x = \(text)") == "literal")
  }

  @Test func `a call of a type is a call`() {
    #expect(value("let x = NetworkAPI(url: 1)") == "call NetworkAPI(url:)")
  }

  @Test func `an implicit initializer is a call`() {
    #expect(value("let x: A = .init()") == "call .init()")
  }

  @Test func `a chain of names is a reference`() {
    #expect(value("let x = A.shared.b") == "reference A.shared.b")
    #expect(value("let x = b") == "reference b")
  }

  @Test func `effects, force unwrapping and parentheses are looked through`() {
    #expect(value("let x = try! (await A.b())!") == "call A.b()")
  }

  @Test func `a cast keeps the value and the type`() {
    #expect(value("let x = A.shared as! any B") == "reference A.shared as any B")
    #expect(value("let x = try? (A.b() as? C)") == "call A.b() as C")
  }

  @Test func `a closure is a closure`() {
    #expect(value("let x = { A() }") == "closure")
  }

  @Test func `a closure that is called at once is what it returns`() {
    #expect(value("let x: A = { A() }()") == "call A() (called)")
    #expect(value("let x: A = { b(); return A.c }()") == "reference A.c (called)")
  }

  @Test func `a local that a closure returns is what it was made from`() {
    #expect(value("let x: A = { let a = A(); a.b = 1; return a }()") == "call A() (called)")
    #expect(value("let x: A = { let a: A; return a }()") == "reference a (called)")
  }

  @Test func `a closure with statements and no return is something else`() {
    #expect(value("let x: A = { if b { return A() } }()") == "other (called)")
  }

  @Test func `other operators make something else`() {
    #expect(value("let x = a ?? b") == "other")
    #expect(value("let x = a[0]") == "other")
    #expect(value("let x = A.self") == "other")
    #expect(value("let x = a ? b : c") == "other")
  }

  @Test func `a getter has the value of its single expression or return`() {
    #expect(value("var x: A { A.b }") == "reference A.b")
    #expect(value("var x: A { get { return A.b } set {} }") == "reference A.b")
    #expect(value("var x: A { let a = A(); return a }") == "call A()")
  }

  @Test func `a getter with several returns has none`() {
    #expect(value("var x: A { if b { return C() }; return A() }") == nil)
  }

  @Test func `a function has the value of its single expression`() {
    #expect(value("func x() -> A { A(b: 1) }") == "call A(b:)")
    #expect(value("func x() { a(); b() }") == nil)
    #expect(value("func x() {}") == nil)
  }

  @Test func `a chain behind a value that is no name begins with a star`() {
    #expect(value("let x = [a].count") == "reference *.count")
  }

  @Test func `what a literal gives is one`() {
    #expect(value("let x = \"a\".count") == "literal")
    #expect(value("let x = [\"a\", \"b\"].joined(separator: \"c\")") == "literal")
  }

  @Test func `a property without a value has none`() {
    #expect(value("var x: A") == nil)
  }

  @Test func `a lazy property has the value of its initializer`() {
    #expect(value("class A { lazy var x = B.c }") == "reference B.c")
  }
}
