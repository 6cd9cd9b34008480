final class NoDrift: DriftTableProtocol { let offset = 0 }
let buffer = SampleBuffer<Int>(dependencies: .init(driftTable: NoDrift()))
buffer.add(4)
expect(buffer.total == 4, "no drift")
