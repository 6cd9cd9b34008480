import Foundation

public protocol CLLocationManagerDelegate: AnyObject {}

open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open private(set) var isUpdating = false

  override public init() { super.init() }
  open func startUpdatingLocation() { isUpdating = true }
}
