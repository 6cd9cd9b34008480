print(KeelSize(size: 1) < KeelSize(size: 5))
KeelSize.main()
