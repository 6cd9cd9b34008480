final class Lockhouse {
  let gates: Int

  init(gates: Int) { self.gates = gates }
}
