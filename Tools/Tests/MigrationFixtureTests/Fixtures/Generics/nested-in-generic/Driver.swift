let carousel = Carousel<String>(horses: [.init(rider: "Kim"), .init()])
print(carousel.horses.map { $0.ride() })
