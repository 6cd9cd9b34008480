import Testing

struct PlaceTests {
  @Test func `an initializer of a property is a place of its own`() {
    #expect(
      uses("class A { let b = C.d; static var e = F.g; lazy var h = I.j }") == [
        "1:19 C.d initializer A.b", "1:39 F.g initializer A.e", "1:57 I.j initializer A.h",
      ])
  }

  @Test func `accessors are bodies`() {
    #expect(
      uses("class A { var b: Int { C.d }\nvar e = 1 { didSet { F.g } } }") == [
        "1:24 C.d body A.b", "2:22 F.g body A.e",
      ])
  }

  @Test func `getters and setters are bodies`() {
    #expect(
      uses("var a: Int { get { B.b } set { C.c = newValue } }") == [
        "1:20 B.b body a", "1:32 C.c body a write",
      ])
  }

  @Test func `initializers, deinitializers and subscripts are bodies`() {
    #expect(
      uses("class A { init() { B.b } deinit { C.c } subscript(i: Int) -> Int { D.d } }") == [
        "1:20 B.b body A.init", "1:35 C.c body A.deinit", "1:68 D.d body A.subscript",
      ])
  }

  @Test func `a default of a parameter is a default`() {
    #expect(
      uses("class A { init(b: B = C.d) {} func e(f: F = G.h()) {} }") == [
        "1:23 C.d default A.init", "1:45 G.h() default A.e",
      ])
  }

  @Test func `a default that is a closure is a default`() {
    #expect(
      uses("func a(now: () -> Date = { Date() }) {}") == ["1:28 Date() default a {…}"])
  }

  @Test func `a default of an enum case is a default`() {
    #expect(uses("enum A { case b(C = C.d) }") == ["1:21 C.d default A.b"])
  }

  @Test func `an argument of an attribute is an attribute`() {
    #expect(
      uses("struct A { @B(C.d) var e: E }") == ["1:15 C.d attribute A.e"])
  }

  @Test func `an attribute of a type belongs to the type`() {
    #expect(uses("@B(C.d) struct A {}") == ["1:4 C.d attribute A"])
  }

  @Test func `availability is no code`() {
    #expect(uses("@available(iOS 13, *) func a() { if #available(iOS 14, *) {} }") == [])
  }

  @Test func `a preview macro is a preview`() {
    #expect(
      uses("#Preview { A.b }") == ["1:12 A.b preview - {…}"])
  }

  @Test func `a preview provider is a preview`() {
    #expect(
      uses("struct P: PreviewProvider { static var previews: V { V(A.b) } }") == [
        "1:54 V(_:) preview P.previews", "1:56 A.b preview P.previews",
      ])
  }

  @Test func `a statement of the file is top level`() {
    #expect(
      uses("A.b()\nif C.d { E.f }") == ["1:1 A.b() top -", "2:4 C.d top -", "2:10 E.f top -"])
  }

  @Test func `a global is initialized as a property`() {
    #expect(uses("let a = B.c") == ["1:9 B.c initializer a"])
  }

  @Test func `the closure of an unknown declaration macro is a body`() {
    #expect(uses("struct A { #wire { B.c } }") == ["1:20 B.c body A {…}"])
  }
}
