import Foundation

/// Everything that a person has to read before the reservation of the preferred accommodation is confirmed, once and
/// for all.
nonisolated struct PreferredAccommodationReservationConfirmationViewModel: Hashable, Sendable {
    let accommodationsByConfirmationIdentifier: [ReservationConfirmationIdentifier: PreferredAccommodationDescription]
    let cancellationInsuranceIncludedInTotalPrice: Bool
    let totalPriceIncludingCancellationInsuranceAndLocalTaxes: Double?
    let currencyOfTotalPriceIncludingCancellationInsurance: String

    init(
        accommodationsByConfirmationIdentifier: [ReservationConfirmationIdentifier: PreferredAccommodationDescription],
        cancellationInsuranceIncludedInTotalPrice: Bool = false,
        totalPriceIncludingCancellationInsuranceAndLocalTaxes: Double?,
        currencyOfTotalPriceIncludingCancellationInsurance: String
    ) {
        self.accommodationsByConfirmationIdentifier = accommodationsByConfirmationIdentifier
        self.cancellationInsuranceIncludedInTotalPrice = cancellationInsuranceIncludedInTotalPrice
        self.totalPriceIncludingCancellationInsuranceAndLocalTaxes =
            totalPriceIncludingCancellationInsuranceAndLocalTaxes
        self.currencyOfTotalPriceIncludingCancellationInsurance = currencyOfTotalPriceIncludingCancellationInsurance
    }

    var formattedTotalPriceIncludingCancellationInsuranceAndLocalTaxes: String? {
        totalPriceIncludingCancellationInsuranceAndLocalTaxes?.formatted(
            .currency(code: currencyOfTotalPriceIncludingCancellationInsurance)
        )
    }

    var explanation: String {
        cancellationInsuranceIncludedInTotalPrice
            ? "Includes the insurance of \(totalPriceIncludingCancellationInsuranceAndLocalTaxes ?? 0)"
            : "No insurance"
    }
}

/// What the person did.
@MainActor
protocol PreferredAccommodationReservationConfirmationViewToPresenterInterface: AnyObject {
    func userConfirmed(
        reservationOf accommodation: PreferredAccommodationDescription,
        withConfirmationIdentifier identifier: ReservationConfirmationIdentifier
    )
}

extension PreferredAccommodationReservationConfirmationViewController {
    /// What is called when a person does something in `PreferredAccommodationReservationConfirmationViewController`.
    nonisolated struct Actions {
        var userAskedForExplanation:
            (
                @MainActor (
                    _ accommodation: PreferredAccommodationDescription,
                    _ identifier: ReservationConfirmationIdentifier
                ) -> Void
            )?
    }
}

/// What the presenter needs to be done.
@MainActor
protocol PreferredAccommodationReservationConfirmationPresenterToInteractorInterface: AnyObject {
    func confirmReservation(
        ofAccommodationWithDescription description: PreferredAccommodationDescription,
        completion:
            @escaping @MainActor @Sendable (Result<ReservationConfirmationIdentifier, ReservationFailure>) -> Void
    ) -> ReservationConfirmationIdentifier
}

nonisolated struct PreferredAccommodationDescription: Hashable, Sendable {
    var name: String
}

nonisolated struct ReservationConfirmationIdentifier: Hashable, Sendable {
    var value: Int
}

nonisolated enum ReservationFailure: Error {
    case unavailable
}
