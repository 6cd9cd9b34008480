protocol Metrics {}
final class ServerMetrics: Metrics { init(host: String) {} }
final class StoreMetrics: Metrics { init(folder: String) {} }
protocol Clock {}
final class Screen {
  init(metrics: any Metrics, clock: any Clock) {}
}
