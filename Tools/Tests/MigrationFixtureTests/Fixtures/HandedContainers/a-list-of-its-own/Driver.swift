print(Harbor6123(needs: .init(tide: RealTide6123(), wind: RealWind6123())).report())
