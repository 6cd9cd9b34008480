print(WinchModel.ratio(), WinchDeluxe.ratio(), WinchModel.name(), WinchDeluxe.name())
