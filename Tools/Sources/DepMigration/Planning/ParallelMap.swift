package import DepModel
import Synchronization

/// Applies a function to each element, on several threads; the results keep their order.
package struct ParallelMap {
  private let work: ParallelWork

  package init(_ work: ParallelWork) { self.work = work }

  package func map<Element: Sendable, Value: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Value
  ) -> [Value] {
    let next = Mutex(0)
    let results = Mutex([Value?](repeating: nil, count: elements.count))
    work.run {
      while true {
        let index = next.withLock { value in
          defer { value += 1 }
          return value
        }
        guard index < elements.count else { return }
        let value = transform(elements[index])
        results.withLock { $0[index] = value }
      }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
