protocol Größe { func länge(für wert: Int) -> Int; var 名前: String { get set }; func 🎉() }
// MARK: use
func useUnicode() async throws {
  let mock = GrößeMock()
  mock.längeHandler = { $0 }
  expect(mock.länge(für: 3) == 3)
  expectReport { mock.名前 = "x" }
  expectReport { mock.🎉() }
}
