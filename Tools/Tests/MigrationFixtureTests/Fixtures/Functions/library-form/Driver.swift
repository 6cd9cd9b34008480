print(SpinnakerLoft.area(), SpinnakerLoft.double())
