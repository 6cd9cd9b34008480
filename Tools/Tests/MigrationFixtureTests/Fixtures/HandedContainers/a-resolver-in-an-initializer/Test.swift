let bindery1402Test = Bindery1402(
  name: "here",
  dependencies: .init(
    binderyPress1402: HeavyBinderyPress1402(), binderyGlue1402: BinderyGlue1402(brand: "fish")))
expect(bindery1402Test.bind("a").hasSuffix("fish"), "the glue of the test")
