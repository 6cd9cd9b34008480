var dimmer: ScreenDimmer? = ScreenDimmer()
NotificationCenter.default.post(name: Notification.Name("dim"), object: nil)
withExtendedLifetime(dimmer) {}
dimmer = nil
NotificationCenter.default.post(name: Notification.Name("dim"), object: nil)
print("end")
