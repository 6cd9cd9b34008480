protocol Lits {
  func arr(_ a: [3 of Int]) -> Int
  func inl(_ a: InlineArray<2, String>)
  func dict(_ d: [String: [Int: Set<Double>]], o: Int???) -> Optional<Int>
  func swiftly(_ a: Swift.Int, b: Swift.Array<Swift.String>)
    -> Swift.Result<Swift.Int, any Swift.Error>
  func range(_ r: Range<Int>, c: ClosedRange<String>, p: PartialRangeFrom<Int>)
  func key(_ k: WritableKeyPath<[Int], Int>, any: AnyKeyPath) -> PartialKeyPath<Int>
  func unsafe(_ p: UnsafePointer<Int>, b: UnsafeMutableRawBufferPointer)
}
// MARK: use
func useLits() async throws { expectReport { expect(LitsMock().dict([:], o: nil) == nil) } }
