print(HotelPorter.shared.advise(), HotelPorter.shared.isTheOne())
