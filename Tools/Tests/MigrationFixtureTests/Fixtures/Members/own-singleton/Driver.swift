print(HotelPorter.shared.advise(), HotelPorter.shared.second())
