import FactoryKit
import Network

struct HeronWatch1802 {
  let monitor: NWPathMonitor

  func isShared(_ store: any FactoryKit.SharedContainer) -> Bool { store === Container.shared }
}
