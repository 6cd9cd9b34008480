print(HelmBridge.angle())
